// Writes an import into generated code. Plain JavaScript, because the program cannot be compiled before its generated parts are
// there.

/**
 * "names" are as in code: "{ Hero }", "type { Link, Picture }". "from" may hold any character, for example the apostrophe of a
 * folder's name.
 * @param {string} names
 * @param {string} from
 */
export function importLine(names, from) {
  return `import ${names} from ${JSON.stringify(from)};`;
}
