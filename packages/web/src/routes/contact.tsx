import { ContactForm } from '../features/contact/contact-form.tsx';
import { Page } from '../ui/page.tsx';

export default function ContactScreen() {
  return (
    <Page title="Contact" heading="Contact us" text="Questions, bugs or ideas: we read every message." width="text">
      <ContactForm />
    </Page>
  );
}
