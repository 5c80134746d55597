// @ts-check
// Imported before the owner's commands, so that a typing mistake in content/ is explained in a sentence instead of a
// stack trace.
import { typingMistake } from './typing-mistake.mjs';

process.on('uncaughtException', (error) => {
  console.error(typingMistake(error) ?? error);
  process.exit(1);
});
