// @ts-check
// Imported before the commands that an owner runs, so that a typing mistake in content/ prints a sentence instead of a
// stack trace.
import { typingMistake } from './typing-mistake.mjs';

process.on('uncaughtException', (error) => {
  console.error(typingMistake(error) ?? error);
  process.exit(1);
});
