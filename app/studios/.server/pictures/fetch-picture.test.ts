import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:https';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fetchPicture, type InternetRules, internet } from './fetch-picture.ts';
import { type HostilePictureHost, privateAddress, publicAddress, startHostileHost } from './testing.ts';

let host: HostilePictureHost;
beforeEach(async () => {
  host = await startHostileHost();
});
afterEach(() => host.close());

const jpeg = { 'content-type': 'image/jpeg' };
const fetchFrom = async (path: string, name?: string) =>
  (await fetchPicture(host.address(path, name), {}, host.rules))?.bytes;

describe('a picture host', () => {
  it('is asked for the picture', async () => {
    host.on('/a.jpg', (response) => response.writeHead(200, jpeg).end('picture'));
    expect(String(await fetchFrom('/a.jpg'))).toBe('picture');
  });

  it('may redirect, three times at most', async () => {
    host.on('/1', (response) => response.writeHead(302, { location: '/2' }).end());
    host.on('/2', (response) => response.writeHead(308, { location: host.address('/3') }).end());
    host.on('/3', (response) => response.writeHead(301, { location: '4' }).end());
    host.on('/4', (response) => response.writeHead(200, jpeg).end('picture'));
    expect(String(await fetchFrom('/1'))).toBe('picture');
    host.on('/4', (response) => response.writeHead(302, { location: '/1' }).end());
    await expect(fetchFrom('/1')).rejects.toThrow('too many redirects');
  });

  it.each([
    ['a private address', `http://${privateAddress}/`, 'not on the internet'],
    ['a private name', 'http://inside.test/', 'not on the internet'],
    ['an IPv6 address inside', 'http://[::1]/', 'not on the internet'],
    ['a number for an address', 'http://2130706434/', 'not on the internet'],
    ['another protocol', 'https://pictures.test/', 'no plain https address'],
    ['a file', 'file:///etc/passwd', 'no plain https address'],
    ['a password', 'http://a:b@pictures.test/', 'no plain https address'],
    ['a name that does not exist', 'http://nowhere.test/', 'not on the internet'],
  ])('is not followed to %s', async (_, location, cause) => {
    host.resolveTo('inside.test', [privateAddress]);
    host.on('/to', (response) => response.writeHead(302, { location }).end());
    await expect(fetchFrom('/to')).rejects.toThrow(cause);
    await expect(fetchPicture(location, {}, host.rules)).rejects.toThrow(cause);
    expect(host.asked).toEqual([{ path: '/to', on: publicAddress }]);
  });

  it('cannot change its address between the check and the connection', async () => {
    host.resolveTo('rebinding.test', [publicAddress], [privateAddress]);
    host.on('/a.jpg', (response) => response.writeHead(200, jpeg).end('picture'));
    await fetchFrom('/a.jpg', 'rebinding.test');
    expect(host.asked).toEqual([{ path: '/a.jpg', on: publicAddress }]);
    await expect(fetchFrom('/a.jpg', 'rebinding.test')).rejects.toThrow('not on the internet');
  });

  it('may not have one address inside among public ones', async () => {
    host.resolveTo('mixed.test', [publicAddress, privateAddress]);
    await expect(fetchFrom('/a.jpg', 'mixed.test')).rejects.toThrow('not on the internet');
    expect(host.asked).toEqual([]);
  });

  it('is left when its body does not end', async () => {
    host.on('/endless', (response) => {
      response.writeHead(200, jpeg);
      const pour = () => {
        while (response.write(Buffer.alloc(16_384))) if (response.destroyed) return;
        response.once('drain', pour);
      };
      pour();
    });
    await expect(fetchFrom('/endless')).rejects.toThrow('is too large');
  });

  it('is left at once when it says that its body is too large', async () => {
    host.on('/large', (response) => response.writeHead(200, { ...jpeg, 'content-length': 200_001 }).write('x'));
    await expect(fetchFrom('/large')).rejects.toThrow('is too large');
  });

  it.each(['headers', 'body'])('is left when its %s are slow', async (part) => {
    host.on('/slow', (response) => {
      if (part === 'headers') return;
      response.writeHead(200, jpeg);
      const timer = setInterval(() => response.write('x'), 100);
      response.on('close', () => clearInterval(timer));
    });
    await expect(fetchFrom('/slow')).rejects.toThrow('took too long');
  });

  it('is not believed when it has to be left in the midst of a body of unknown length', async () => {
    host.on('/half', (response) => {
      response.socket?.write('HTTP/1.1 200 OK\r\ncontent-type: image/jpeg\r\nconnection: close\r\n\r\nhalf');
    });
    await expect(fetchFrom('/half')).rejects.toThrow('took too long');
  });

  it('is left at once when it wants to speak something else', async () => {
    host.on('/101', (response) => {
      response.socket?.write('HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n');
    });
    await expect(fetchFrom('/101')).rejects.toThrow('was answered with 101');
  });

  it('is left in time even when nothing is ever heard of the request again', async () => {
    const rules: InternetRules = {
      ...host.rules,
      request: (url, { signal: _, ...options }) => host.rules.request(url, options, () => undefined),
    };
    host.on('/never', () => undefined);
    await expect(fetchPicture(host.address('/never'), {}, rules)).rejects.toThrow('took too long');
  });

  it('is left in time even when a body that was begun is never heard of again', async () => {
    const rules: InternetRules = {
      ...host.rules,
      request: (url, { signal: _, ...options }, answered) => host.rules.request(url, options, answered),
    };
    host.on('/never', (response) => void response.writeHead(200, jpeg).write('half'));
    await expect(fetchPicture(host.address('/never'), {}, rules)).rejects.toThrow('took too long');
  });

  it('is left when its name does not resolve in time', async () => {
    const rules = { ...host.rules, resolve: () => new Promise<never>(() => undefined) };
    await expect(fetchPicture(host.address('/a.jpg'), {}, rules)).rejects.toThrow('took too long');
  });

  it.each([
    ['text/html', 'is no picture'],
    ['image/svg+xml', 'is no picture'],
    ['application/octet-stream', 'is no picture'],
    ['', 'is no picture'],
  ])('is not believed with the content type %j', async (type, cause) => {
    host.on('/x', (response) => response.writeHead(200, { 'content-type': type }).end('x'));
    await expect(fetchFrom('/x')).rejects.toThrow(cause);
  });

  it('may not pack its body', async () => {
    host.on('/x', (response) => response.writeHead(200, { ...jpeg, 'content-encoding': 'gzip' }).end('x'));
    await expect(fetchFrom('/x')).rejects.toThrow('is packed');
  });

  it.each([404, 500, 204, 304])('has no picture when it answers %i', async (status) => {
    host.on('/x', (response) => response.writeHead(status, jpeg).end());
    await expect(fetchFrom('/x')).rejects.toThrow(String(status));
  });

  it('is asked only for what has changed since', async () => {
    host.on('/x', (response, { headers }) => {
      const isKnown = headers['if-none-match'] === '"1"' && headers['if-modified-since'] === 'then';
      response.writeHead(isKnown ? 304 : 200, { ...jpeg, etag: '"1"', 'last-modified': 'then' }).end('picture');
    });
    const first = await fetchPicture(host.address('/x'), {}, host.rules);
    expect(first).toEqual({ bytes: Buffer.from('picture'), etag: '"1"', lastModified: 'then' });
    expect(await fetchPicture(host.address('/x'), first ?? {}, host.rules)).toBeNull();
  });

  it('may break off', async () => {
    host.on('/x', (response) => {
      response.writeHead(200, { ...jpeg, 'content-length': 100 });
      response.write('half');
      setTimeout(() => response.destroy(), 50);
    });
    await expect(fetchFrom('/x')).rejects.toThrow('could not be fetched');
  });
});

it('takes https on its usual port only', async () => {
  await expect(fetchPicture('http://example.no/a.jpg')).rejects.toThrow('no plain https address');
  await expect(fetchPicture('https://example.no:8443/a.jpg')).rejects.toThrow('unusual port');
  await expect(fetchPicture('https://127.0.0.1/a.jpg')).rejects.toThrow('not on the internet');
  await expect(fetchPicture('https://[::ffff:10.0.0.1]/a.jpg')).rejects.toThrow('not on the internet');
  await expect(fetchPicture('https://0x7f.1/a.jpg')).rejects.toThrow('not on the internet');
});

describe('a picture host with a certificate of its own', () => {
  const fixture = (name: string) => readFileSync(new URL(`./fixtures/${name}`, import.meta.url));
  const certificate = fixture('pictures.test.pem');
  let server: Server;
  let port: number;
  beforeEach(async () => {
    server = createServer({ key: fixture('pictures.test.key.pem'), cert: certificate }, (request, response) => {
      if (request.url === '/a.jpg') response.writeHead(200, jpeg).end(`for ${request.headers.host}`);
      else response.writeHead(302, { location: `http://pictures.test:${port}/a.jpg` }).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    port = typeof address === 'object' ? (address?.port ?? 0) : 0;
    return () => server.close();
  });

  /** The rules of the internet but for what makes loopback it. */
  const rules = (ca: Buffer | undefined): InternetRules => ({
    ...internet,
    request: (url, options, answered) => internet.request(url, { ...options, ...(ca && { ca }) }, answered),
    resolve: async () => ['127.0.0.1'],
    isPublic: (address) => address === '127.0.0.1',
    isAllowedPort: () => true,
  });
  const fetchFrom = (name: string, path: string, ca?: Buffer) =>
    fetchPicture(`https://${name}:${port}${path}`, {}, rules(ca));

  it('is reached at the address that was checked, under its own name', async () => {
    const fetched = await fetchFrom('pictures.test', '/a.jpg', certificate);
    expect(String(fetched?.bytes)).toBe(`for pictures.test:${port}`);
  });

  it.each([
    ['a certificate that nobody vouches for', 'pictures.test', '/a.jpg', undefined, 'SELF_SIGNED'],
    ['a certificate for another name', 'other.test', '/a.jpg', certificate, 'ALTNAME'],
    ['a redirect out of https', 'pictures.test', '/plain', certificate, 'no plain https address'],
  ])('is not believed with %s', async (_, name, path, ca, cause) => {
    await expect(fetchFrom(name, path, ca)).rejects.toThrow(cause);
  });
});
