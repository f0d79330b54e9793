import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const nginx = withoutComments('deploy/nginx.conf');
const servers = nginx.split(/^(?=server \{)/mu).slice(1);
const caddy = withoutComments('deploy/Caddyfile');

function withoutComments(path: string): string {
  return readFileSync(path, 'utf8').replaceAll(/^\s*#.*$/gmu, '');
}

it('lets nginx write no line that has an address or a query in it', () => {
  expect(servers).toHaveLength(2);
  expect(servers.filter((server) => !/^\s+access_log off;$/mu.test(server))).toEqual([]);
  // From `crit` down, lines name the client and its request.
  expect(servers.filter((server) => !/^\s+error_log \S+ (?:alert|emerg);$/mu.test(server))).toEqual([]);
  expect(nginx).not.toMatch(/log_format/u);
});

it("lets Caddy write no line about a visitor's request", () => {
  expect(caddy).toMatch(/^\tlog \{\n\t\texclude http\.log\.error\n\t\}$/mu);
  expect(caddy.match(/\blog\b/gu), 'one log, with what it leaves out, and no access log').toHaveLength(2);
});

it('leads from port 80 to the name of the site, whatever name was asked for', () => {
  const [, target = ''] = /return 308 (\S+);/u.exec(nginx) ?? [];
  const [, name = ''] = /server_name (\S+);/u.exec(nginx) ?? [];
  expect(target).toBe(`https://${name}$request_uri`);
});

it('bounds requests and connections of an address, and how slowly an answer is read', () => {
  const secure = servers.find((server) => server.includes('ssl_certificate')) ?? '';
  for (const bound of ['limit_req', 'limit_conn', 'send_timeout', 'client_header_timeout', 'client_body_timeout'])
    expect(secure).toMatch(new RegExp(`^\\s+${bound} `, 'mu'));
  for (const bound of ['read_header', 'read_body', 'write', 'idle'])
    expect(caddy).toMatch(new RegExp(`^\\t\\t\\t${bound} \\d`, 'mu'));
});
