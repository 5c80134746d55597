interface SampleLead {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly estimatedValue: number;
}

/**
 * Gives the CRM many leads in place of its twelve samples, from outside: the first time that the page maps over the
 * samples, it maps over `count` of them. Each has its own id, name, email, phone and value. Runs in a page before its
 * scripts (`page.addInitScript`), so it uses nothing from outside its body.
 */
export function feedLeads(count: number): void {
  const { map } = Array.prototype;
  const isSample = (list: readonly unknown[]): list is readonly SampleLead[] => {
    const [first] = list;
    return typeof first === 'object' && first !== null && 'id' in first && first.id === 'L-1001';
  };
  const repeat = (samples: readonly SampleLead[]) =>
    Array.from({ length: count }, (_, index) => {
      const round = Math.floor(index / samples.length);
      const lead = samples[index % samples.length] ?? samples[0];
      // Pairs given and family names differently in each round, so that full names rarely repeat.
      const family = samples[(index + round) % samples.length] ?? lead;
      if (round === 0 || !lead || !family) return lead;
      return {
        ...lead,
        id: `L-${1001 + index}`,
        name: `${lead.name.split(' ')[0]} ${family.name.split(' ').slice(1).join(' ')}`,
        email: lead.email.replace('@', `.${round}@`),
        phone: lead.phone.replace(/\d{2}$/, String(round % 100).padStart(2, '0')),
        estimatedValue: lead.estimatedValue + round * 10,
      };
    });
  Object.defineProperty(Array.prototype, 'map', {
    configurable: true,
    writable: true,
    value(this: readonly unknown[], ...rest: Parameters<typeof map>) {
      if (!isSample(this)) return Reflect.apply(map, this, rest);
      Object.defineProperty(Array.prototype, 'map', { configurable: true, writable: true, value: map });
      return Reflect.apply(map, repeat(this), rest);
    },
  });
}
