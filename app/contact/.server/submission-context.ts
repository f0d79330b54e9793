import { createContext } from 'react-router';

/** The address a request came from, for actions; empty where an answer must not depend on it. */
export const clientAddress = createContext<string>('');

/** The submission was longer than the server takes: its body has not been read. */
export const isTooLarge = createContext<boolean>(false);
