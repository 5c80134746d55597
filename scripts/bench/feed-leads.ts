interface SampleLead {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly estimatedValue: number;
}

/**
 * Multiplies the CRM's twelve sample leads in the page, before its scripts (`page.addInitScript`). It can't use
 * anything outside its body, nor named functions, which tsx wraps in a helper the page lacks.
 */
export function feedLeads(count: number): void {
  const { map } = Array.prototype;
  Object.defineProperty(Array.prototype, 'map', {
    configurable: true,
    writable: true,
    value(this: readonly SampleLead[], ...rest: Parameters<typeof map>) {
      if (this[0]?.id !== 'L-1001') return Reflect.apply(map, this, rest);
      Object.defineProperty(Array.prototype, 'map', { configurable: true, writable: true, value: map });
      const many: SampleLead[] = [];
      for (let index = 0; index < count; index += 1) {
        const round = Math.floor(index / this.length);
        const lead = this[index % this.length] ?? this[0];
        // Pairs given and family names differently each round, so that full names rarely repeat.
        const family = this[(index + round) % this.length] ?? lead;
        many.push(
          round === 0
            ? lead
            : {
                ...lead,
                id: `L-${1001 + index}`,
                name: `${lead.name.split(' ')[0]} ${family.name.split(' ').slice(1).join(' ')}`,
                email: lead.email.replace('@', `.${round}@`),
                phone: lead.phone.replace(/\d{2}$/, String(round % 100).padStart(2, '0')),
                estimatedValue: lead.estimatedValue + round * 10,
              },
        );
      }
      // React maps the samples again when it restarts an interrupted render, and when the day changes.
      Object.defineProperty(this, 'map', {
        value(...again: Parameters<typeof map>) {
          return Reflect.apply(map, many, again);
        },
      });
      return Reflect.apply(map, many, rest);
    },
  });
}
