import { company } from './company';

/** The demo login, which the page shows. It protects nothing. */
export const demoAccess = { username: 'admin', password: 'eight-in-twelve' } as const;

export const loginPage = {
  path: '/login',
  name: 'Staff sign in',
  title: 'Staff Sign In',
  description: `Staff sign in for the ${company.name} sample CRM.`,
  heading: 'Staff sign in',
  isIndexed: false,
  intro: 'Sign in to see leads, appointments and automations. It’s all sample data, and nothing you change is saved.',
  error: 'Invalid username or password',
  demo: {
    heading: 'Demo access',
    text: 'Use this demo login to open the sample CRM. It isn’t secure and protects nothing: replace it before real use.',
  },
} as const;
