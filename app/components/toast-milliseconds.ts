/** How long a toast stays. */
export const toastMilliseconds = 5000;
