import { type APIRequestContext, expect, test } from '@playwright/test';

async function answer(request: APIRequestContext, path: string) {
  const response = await request.get(path, { maxRedirects: 0 });
  return { status: response.status(), location: response.headers().location };
}

for (const [from, to] of [
  ['/yoga/', '/yoga'],
  ['/yoga/klasser/', '/yoga/klasser'],
  ['/artikler/1/slik-begynner-du-a-meditere/', '/artikler/1/slik-begynner-du-a-meditere'],
  ['/yogastudioer/?q=os', '/yogastudioer?q=os'],
  ['/finnes-ikke/', '/finnes-ikke'],
] as const) {
  test(`a trailing slash redirects: ${from}`, async ({ request }) => {
    expect(await answer(request, from)).toEqual({ status: 308, location: to });
  });
}

for (const [from, to] of [
  ['mo-i-rana', 'mo%20i%20rana'],
  ['Mo%20i%20Rana', 'mo%20i%20rana'],
  ['alesund', '%C3%A5lesund'],
  ['aalesund', '%C3%A5lesund'],
  ['%C3%85lesund', '%C3%A5lesund'],
  ['tromso', 'troms%C3%B8'],
  ['OSLO', 'oslo'],
] as const) {
  test(`a city's other spelling redirects: ${from}`, async ({ request }) => {
    const target = `/yogastudioer/${to}`;
    expect(await answer(request, `/yogastudioer/${from}`)).toEqual({ status: 308, location: target });
    expect(await answer(request, target)).toEqual({ status: 200, location: undefined });
  });
}

test("a studio's address by the literal rule, which drops a marked letter, redirects", async ({ request }) => {
  const target = '/yogastudioer/studio/cafe-yoga-kloverblad';
  for (const slug of ['caf-yoga-kloverblad', 'Caf-Yoga-Kloverblad']) {
    expect(await answer(request, `/yogastudioer/studio/${slug}`)).toEqual({ status: 308, location: target });
  }
  expect(await answer(request, target)).toEqual({ status: 200, location: undefined });
});

for (const title of ['dyp-s%C3%B8vnmeditasjon', 'dyp-soevnmeditasjon', '5-minutters-puste%C3%B8velse']) {
  test(`a meditation is found by its title in lower case with hyphens: ${title}`, async ({ request }) => {
    const { status, location = '' } = await answer(request, `/meditasjon/${title}`);
    expect(status).toBe(308);
    expect(location).toMatch(/^\/meditasjon\/(?:dyp-sovnmeditasjon|5-minutters-pusteovelse)$/u);
    expect((await answer(request, location)).status).toBe(200);
  });
}

for (const id of ['7', '0', '00', '01', '-1', '1.0', '1abc', 'abc', '1e0', '%201', '9'.repeat(400)]) {
  test(`no article has the id ${id.slice(0, 12)}: redirect to /404`, async ({ request }) => {
    expect(await answer(request, `/artikler/${id}`)).toEqual({ status: 302, location: '/404' });
    expect(await answer(request, `/artikler/${id}/slik-begynner-du-a-meditere`)).toMatchObject({ status: 302 });
  });
}
