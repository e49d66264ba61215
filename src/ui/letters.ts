// What blocks look words up with that a visitor has typed.
export { plainLetters } from '../base/letters.ts';
