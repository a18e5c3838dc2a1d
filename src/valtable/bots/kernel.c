/* The inner loops of a small net: sums of rows of weights, and what they come to.

   Rows are 32-bit floats, one row for each place of a description. The last number of a row is not hidden behind the
   threshold: it goes straight into the result. kernel.py says the same in plain Python, and is used where no C compiler is. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>

#if defined(__GNUC__) && !defined(__clang__) && defined(__x86_64__) && defined(__linux__)
#define QUICK __attribute__((target_clones("avx2", "default")))
#else
#define QUICK
#endif

#define WIDEST 1025

QUICK static void add_row(float *restrict sum, const float *restrict row, float value, Py_ssize_t width)
{
    for (Py_ssize_t i = 0; i < width; i++)
        sum[i] += value * row[i];
}

QUICK static float threshold(const float *restrict sum, const float *restrict last, Py_ssize_t hidden)
{
    float parts[8] = {0};
    Py_ssize_t i = 0;
    for (; i + 8 <= hidden; i += 8)
        for (int k = 0; k < 8; k++)
            parts[k] += (sum[i + k] > 0 ? sum[i + k] : 0) * last[i + k];
    float total = sum[hidden];
    for (; i < hidden; i++)
        total += (sum[i] > 0 ? sum[i] : 0) * last[i];
    for (int k = 0; k < 8; k++)
        total += parts[k];
    return total;
}

/* Add the rows of a sheet to a sum; 0, or -1 with an error set. */
static int add_sheet(float *sum, Py_ssize_t width, const Py_buffer *rows, PyObject *places, PyObject *values)
{
    if (!PyList_Check(places) || !PyList_Check(values) || PyList_GET_SIZE(places) != PyList_GET_SIZE(values)) {
        PyErr_SetString(PyExc_TypeError, "a sheet is two lists of one length");
        return -1;
    }
    Py_ssize_t count = rows->len / (Py_ssize_t)(sizeof(float) * width);
    const float *weights = rows->buf;
    for (Py_ssize_t i = 0; i < PyList_GET_SIZE(places); i++) {
        Py_ssize_t place = PyLong_AsSsize_t(PyList_GET_ITEM(places, i));
        double value = PyFloat_AsDouble(PyList_GET_ITEM(values, i));
        if ((place == -1 || value == -1.0) && PyErr_Occurred())
            return -1;
        if (place < 0 || place >= count) {
            PyErr_Format(PyExc_IndexError, "place %zd of %zd", place, count);
            return -1;
        }
        add_row(sum, weights + place * width, (float)value, width);
    }
    return 0;
}

/* Start a sum; its width, or -1 with an error set. */
static Py_ssize_t start(float *sum, const Py_buffer *from, const Py_buffer *rows)
{
    Py_ssize_t width = from->len / (Py_ssize_t)sizeof(float);
    if (width < 1 || width > WIDEST || from->len % sizeof(float) || rows->len % from->len) {
        PyErr_SetString(PyExc_ValueError, "the rows do not fit the start");
        return -1;
    }
    memcpy(sum, from->buf, (size_t)from->len);
    return width;
}

static PyObject *gather(PyObject *self, PyObject *args)
{
    Py_buffer from, rows;
    PyObject *places, *values, *result = NULL;
    float sum[WIDEST];
    if (!PyArg_ParseTuple(args, "y*y*OO", &from, &rows, &places, &values))
        return NULL;
    Py_ssize_t width = start(sum, &from, &rows);
    if (width > 0 && add_sheet(sum, width, &rows, places, values) == 0)
        result = PyBytes_FromStringAndSize((const char *)sum, from.len);
    PyBuffer_Release(&from);
    PyBuffer_Release(&rows);
    return result;
}

static PyObject *rate(PyObject *self, PyObject *args)
{
    Py_buffer from, rows, last;
    PyObject *places, *values, *result = NULL;
    float sum[WIDEST];
    if (!PyArg_ParseTuple(args, "y*y*y*OO", &from, &rows, &last, &places, &values))
        return NULL;
    Py_ssize_t width = start(sum, &from, &rows);
    if (width > 0 && last.len != from.len - (Py_ssize_t)sizeof(float))
        PyErr_SetString(PyExc_ValueError, "the last layer does not fit the start");
    else if (width > 0 && add_sheet(sum, width, &rows, places, values) == 0)
        result = PyFloat_FromDouble(threshold(sum, last.buf, width - 1));
    PyBuffer_Release(&from);
    PyBuffer_Release(&rows);
    PyBuffer_Release(&last);
    return result;
}

static PyMethodDef methods[] = {
    {"gather", gather, METH_VARARGS, "from + the rows at these places, each times its value, as bytes."},
    {"rate", rate, METH_VARARGS, "The same, through the threshold and the last layer, as one number."},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "_kernel", NULL, -1, methods, NULL, NULL, NULL, NULL};

PyMODINIT_FUNC PyInit__kernel(void)
{
    return PyModule_Create(&module);
}
