import { mapOrigin } from '@/scripts/serve/policy';
import type { Session, WindowSize } from './session';
import { ownProblems, sweep } from './sweep';
import { withRecorder } from './watched-server';

interface Page {
  readonly axe?: readonly string[];
  readonly misplaced?: readonly string[];
  readonly width?: number;
}

interface Pages {
  /** By address. */
  readonly page?: Readonly<Record<string, Page>>;
  readonly problems?: Readonly<Record<string, string[]>>;
}

/** A fake browser whose page reports what the test says, at every width. */
function browser({ page = {}, problems = {} }: Pages) {
  const visited: string[] = [];
  const opened: number[] = [];
  const open = (size: WindowSize): Promise<Session> => {
    opened.push(size.width);
    let url = '';
    const answer = (act: (...args: never) => unknown): unknown => {
      if (act.name === 'isAlive') return true;
      if (act.name === 'violations') return page[url]?.axe ?? [];
      if (act.name === 'misplaced') return page[url]?.misplaced ?? [];
      if (act.name === 'scrollThrough' || /localStorage/.test(String(act))) return undefined;
      return { screen: size.width, page: page[url]?.width ?? size.width };
    };
    const session: Session = {
      version: 'Browser 1',
      visit: (address) => {
        url = address;
        visited.push(address);
        return address.endsWith('/broken/') && visited.filter((known) => known === address).length === 1
          ? Promise.reject(new Error('the browser is gone'))
          : Promise.resolve();
      },
      evaluate: <Args extends readonly string[], Result>(
        act: (...args: Args) => Result | Promise<Result>,
        ...args: Args
      ) =>
        args.length > 0
          ? Promise.reject(new Error('The sweep hands the page nothing.'))
          : Promise.resolve(answer(act) as Result),
      run: () => Promise.resolve(),
      press: () => Promise.resolve(),
      type: () => Promise.resolve(),
      returnFromMail: () => Promise.resolve(),
      takeProblems: () => Promise.resolve(problems[url]?.splice(0) ?? []),
      close: () => Promise.resolve(),
    };
    return Promise.resolve(session);
  };
  return { open, visited, opened };
}

async function sweepOf(pages: Pages, routes: readonly string[]) {
  const { open, visited, opened } = browser(pages);
  const result = await sweep({ open, origin: 'http://here', routes, settled: () => Promise.resolve() });
  return { ...result, visited, opened };
}

describe('the sweep', () => {
  test('visits every route at both widths and reports no route without problems', async () => {
    const { problems, opened, visited, version } = await sweepOf({}, ['/', '/about/']);
    expect(opened).toEqual([390, 320]);
    expect(visited).toEqual(['http://here/', 'http://here/about/', 'http://here/', 'http://here/about/']);
    expect([problems.size, version]).toEqual([0, 'Browser 1']);
  });

  test('reports the width at which a page is too wide', async () => {
    const { problems } = await sweepOf({ page: { 'http://here/about/': { width: 360 } } }, ['/', '/about/']);
    expect([...problems]).toEqual([['/about/', ['scrolls sideways at 320 px: the page is 360 px wide']]]);
  });

  test('reports what stands where an earlier layout had put it', async () => {
    const misplaced = ['SPAN from 77 to 686, laid out anew from 77 to 342: Switch off'];
    const { problems } = await sweepOf({ page: { 'http://here/about/': { misplaced } } }, ['/', '/about/']);
    expect([...problems]).toEqual([['/about/', misplaced]]);
  });

  test('reports what axe found and what failed during the visit', async () => {
    const { problems } = await sweepOf(
      {
        page: { 'http://here/': { axe: ['axe label: <input>'] } },
        problems: { 'http://here/': ['console error: no'] },
      },
      ['/'],
    );
    expect(problems.get('/')).toEqual(['axe label: <input>', 'console error: no']);
  });

  test('continues in a new window after a page that crashed its browser', async () => {
    const { problems, visited, opened } = await sweepOf({}, ['/broken/', '/about/']);
    expect([...problems.keys()]).toEqual(['/broken/']);
    expect(problems.get('/broken/')).toEqual(['at 390 px: the browser is gone']);
    expect(visited).toContain('http://here/about/');
    expect(opened).toEqual([390, 390, 320]);
  });
});

test('ignores an unreachable map host, and counts the same problem once', () => {
  expect(ownProblems([`failed: ${mapOrigin}/maps`, 'console error: a', 'console error: a'])).toEqual([
    'console error: a',
  ]);
});

describe('the recorder', () => {
  test('is placed after the policy and before everything else', () => {
    const policy = '<meta http-equiv="Content-Security-Policy" content="script-src \'self\'"/>';
    expect(withRecorder(`<head><meta charSet="utf-8"/>${policy}<script>1</script>`)).toMatch(
      /Content-Security-Policy" content="script-src 'self'"\/><script src="\/problem-recorder\.js"><\/script><script>1/,
    );
  });

  test('throws for a page that it cannot record', () => {
    expect(() => withRecorder('<p>x</p>')).toThrow('no policy');
  });
});
