// @ts-check
// Loaded before the commands of an owner: a typing mistake in content/ gets a sentence instead of a stack trace.
import { typingMistake } from './typing-mistake.mjs';

process.on('uncaughtException', (error) => {
  console.error(typingMistake(error) ?? error);
  process.exit(1);
});
