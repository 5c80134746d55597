import { company } from './company';

/** The demo credentials of the sample CRM. The page shows them; they protect nothing. */
export const demoAccess = { username: 'admin', password: 'eight-in-twelve' } as const;

export const loginPage = {
  path: '/login',
  name: 'Staff sign in',
  title: `Staff Sign In | ${company.name}`,
  description: `Staff sign in for the ${company.name} sample CRM.`,
  heading: 'Staff sign in',
  isIndexed: false,
  intro: 'Sign in to see leads, appointments and automations. The data is sample data, and nothing you change is kept.',
  error: 'Invalid username or password',
  demo: {
    heading: 'Demo access',
    text: 'This pair opens the sample CRM. It protects nothing: anyone who reads this page can use it. Replace the gate before real use.',
  },
} as const;
