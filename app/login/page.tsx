import { LoginView } from '@/components/login/login-view';
import { loginPage } from '@/content/login';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata({
  path: loginPage.path,
  title: loginPage.title,
  description: loginPage.description,
  index: false,
});

export default function Page() {
  return <LoginView />;
}
