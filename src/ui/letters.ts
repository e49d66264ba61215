// For blocks that search by what a visitor has typed.
export { plainLetters } from '../base/letters.ts';
