import { parseDone } from './setup-progress';

const known = ['business-profile', 'search-console'];

describe('parseDone', () => {
  it.each([
    ['nothing stored', null, []],
    ['one task', '["search-console"]', ['search-console']],
    ['tasks that no longer exist', '["search-console","fax-machine"]', ['search-console']],
    ['a task twice', '["search-console","search-console"]', ['search-console']],
    ['another shape', '{"search-console":true}', []],
    ['invalid JSON', '["search-con', []],
    ['hostile values', '[null,1,{"a":"b"},["business-profile"]]', []],
  ])('reads %s', (_, stored, done) => expect(parseDone(stored, known)).toEqual(done));
});
