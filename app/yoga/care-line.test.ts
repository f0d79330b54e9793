import { describe, expect, it } from 'vitest';
import { careLine } from './care-line.ts';

const named = (...names: string[]) => names.map((name) => ({ name }));

describe('what to mind, in one line', () => {
  it('names the first, and as many as fit on a phone', () => {
    expect(careLine(named('Vondt kne'))).toBe('Forsiktighet: vondt kne');
    expect(careLine(named('Vondt kne', 'Gravid'))).toBe('Forsiktighet: vondt kne, gravid');
    expect(careLine(named('Vond rygg', 'Beinskjørhet', 'Gravid'))).toBe('Forsiktighet: vond rygg, beinskjørhet og mer');
  });

  it('leads to the section also where no body is named', () => {
    expect(careLine([])).toBe('Forsiktighet');
  });
});
