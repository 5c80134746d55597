/** Followed by the phone number. */
export const sendFailed = 'That didn’t go through, but what you wrote is still here. Try again, or call';
