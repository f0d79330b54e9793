/** What the doctor says of one thing. */
export interface Finding {
  readonly check: string;
  /** `wrong` keeps a site from being shown to the public; a `note` is for the owner to judge. */
  readonly state: 'fine' | 'note' | 'wrong';
  /** What is, and where it is not fine, what to do. One line. */
  readonly says: string;
}

export const fine = (check: string, says: string): Finding => ({ check, state: 'fine', says });
export const note = (check: string, says: string): Finding => ({ check, state: 'note', says });
export const wrong = (check: string, says: string): Finding => ({ check, state: 'wrong', says });
