/** Of the picture of a shared link: what the services that show it ask for, in pixels. */
export const previewSize = { width: 1200, height: 630 } as const;
