import { signLine, signText, withoutSign, withSign, type SignText } from './sign-text';

const ring: SignText = {
  line: signLine('I see', 'A brown ring on the ceiling', 'Ceiling and attic'),
  questions: ['Which room', 'When it started'],
};
const draft: SignText = { line: signLine('I see', 'A draft or a whistle', 'Windows and doors'), questions: [] };

it('lowercases the first letters of the sign and of the place', () => {
  expect(ring.line).toBe('I see: a brown ring on the ceiling (ceiling and attic).');
});

it('leaves room for an answer after each question', () => {
  expect(signText(ring)).toBe(
    'I see: a brown ring on the ceiling (ceiling and attic).\nWhich room: \nWhen it started: ',
  );
});

describe('the message about a sign', () => {
  it('is the sign and its questions if nothing was typed', () => {
    expect(withSign('', ring)).toBe(signText(ring));
    expect(withSign(' \n', ring)).toBe(signText(ring));
  });

  it('keeps what was typed, below the sign', () => {
    expect(withSign('It drips.', ring)).toBe(`${ring.line}\n\nIt drips.`);
  });

  it('names the sign once', () => {
    const text = `${signText(ring)}\nthe kitchen`;
    expect(withSign(text, ring)).toBe(text);
  });

  it('changes with the sign if nothing was typed', () => {
    expect(withSign(signText(ring), draft, ring)).toBe(signText(draft));
  });

  it('changes only its line if something was typed', () => {
    const answered = signText(ring).replace('Which room: ', 'Which room: the kitchen');
    expect(withSign(answered, draft, ring)).toBe(`${draft.line}\n\nWhich room: the kitchen\nWhen it started: `);
  });
});

describe('the message without its sign', () => {
  it('is empty if nothing was typed', () => {
    expect(withoutSign(`${signText(ring)}\n`, ring)).toBe('');
  });

  it('is what was typed', () => {
    expect(withoutSign(`${ring.line}\n\nIt drips.`, ring)).toBe('It drips.');
    expect(withoutSign('It drips.', ring)).toBe('It drips.');
  });
});
