// What a test calls in the page.
export { clickedAt, framedPage, pointedAt, rootsIn } from '../../../src/composer/frame/field-at.ts';
export { boxesOf, drawnIn, isPicture, isSeen } from '../../../src/composer/frame/texts-at.ts';
