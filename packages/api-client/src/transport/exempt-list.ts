// The list lives with the cipher, because the server matches the same patterns.
export { createExemptList, defaultExempt, pathOf } from '@jianwei/wire-cipher/exempt-list';
