import compression from 'compression';
import express from 'express';
import { handler } from './dist/server/entry.mjs';

/** The adapter's own server does not compress; in Express, compression is one line. */
const app = express();
app.use(compression());
app.use('/_astro', express.static('dist/client/_astro', { immutable: true, maxAge: '1y' }));
app.use(express.static('dist/client', { redirect: false, extensions: ['html'] }));
app.use(handler);
app.listen(Number(process.env.PORT), process.env.HOST);
