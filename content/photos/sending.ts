/** The copy of the panel that keeps a message with photos. */
export const photoSending = {
  text: 'A mail link carries the text alone. To send the photos along, use one of these; if nothing opened, nothing is lost.',
  label: 'Photos of this message',
  share: 'Share with your photos',
  file: 'Download as an e-mail with your photos',
  fileName: 'message-with-photos.eml',
  save: 'Save the photos',
  how: 'Open the downloaded file: it is a draft with everything in it, ready to send. Or save the photos and attach them to the message that has opened: look for the paper clip.',
  gone: 'The photos of this message are no longer on this device.',
} as const;
