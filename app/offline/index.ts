/** The button that saves pages on the device. */

export { SaveButton } from './save-button.tsx';
