interface OnCallFacts {
  /** As written: `24/7`, or hours such as `6 AM to 10 PM`. */
  readonly availability: string;
  readonly comesForEmergencies: boolean;
  readonly officeHours: string;
}

/** When someone answers an emergency call, as it follows “call us”. */
export function onCall({ availability, comesForEmergencies, officeHours }: OnCallFacts) {
  const isAllDay = availability === '24/7';
  const isAtAnyHour = isAllDay && comesForEmergencies;
  return { isAtAnyHour, hours: isAtAnyHour ? 'day or night' : isAllDay ? officeHours : availability };
}
