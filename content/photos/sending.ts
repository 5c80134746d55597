export const photoSending = {
  text: 'Your email app opened with the text only. To send the photos too, use one of these.',
  label: 'Photos in this message',
  share: 'Share with your photos',
  file: 'Download as an email with your photos',
  fileName: 'message-with-photos.eml',
  save: 'Save the photos',
  how: 'Open the downloaded file. It’s a draft email with the text and photos in it, ready to send. Or save the photos and attach them to the email that opened.',
  gone: 'The photos for this message are no longer on this device.',
} as const;
