/** When articles were published: the same day for every one, by the specification. */
export const published = { date: '2025-03-22', label: '22. mars 2025' } as const;
