import { describe, expect, it } from 'vitest';
import { cleanQuery, queryLimit } from './clean-query.ts';

describe('cleanQuery', () => {
  it('drops control and direction characters, and gathers white space', () => {
    expect(cleanQuery('  yin\u0000\t\n yoga\u202E\u200B ')).toBe('yin yoga');
  });
  it('cuts, and never within a character', () => {
    const query = cleanQuery(`${'a'.repeat(queryLimit - 1)}😀`);
    expect(query).toBe('a'.repeat(queryLimit - 1));
    expect(cleanQuery('rygg \uD800')).toBe('rygg');
  });
});
