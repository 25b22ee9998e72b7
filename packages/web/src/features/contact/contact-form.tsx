import { sendContactEmail } from '@citelight/contracts/api/functions';
import { ContactForm as Schema } from '@citelight/contracts/fields';
import { LIMITS } from '@citelight/contracts/limits';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { call } from '../../lib/api.ts';
import { notify } from '../../lib/notify.ts';
import { settingsQuery } from '../../lib/queries.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input, Textarea } from '../../ui/input.tsx';

const EMPTY = { name: '', email: '', subject: '', message: '' };

export function ContactForm() {
  const settings = useQuery(settingsQuery);
  const form = useForm({ resolver: zodResolver(Schema), defaultValues: EMPTY });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async ({ subject, ...rest }) => {
    try {
      await call(sendContactEmail, { body: subject ? { ...rest, subject } : rest });
    } catch {
      const address = settings.data?.contactEmail;
      const description = address ? `Please try again later or email us directly at ${address}` : 'Please try again later.';
      return notify.error('contact', 'Failed to send message', { description });
    }
    notify.success('contact', 'Message sent successfully!', { description: "We'll get back to you as soon as possible." });
    form.reset(EMPTY);
  });

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Name" error={errors.name?.message}>
          {(slot) => <Input {...slot} {...form.register('name')} autoComplete="name" />}
        </Field>
        <Field label="E-mail" error={errors.email?.message}>
          {(slot) => <Input {...slot} {...form.register('email')} type="email" inputMode="email" autoComplete="email" />}
        </Field>
      </div>
      <Field label="Subject (optional)" error={errors.subject?.message}>
        {(slot) => <Input {...slot} {...form.register('subject')} />}
      </Field>
      <Field label="Message" error={errors.message?.message} hint={`Minimum ${LIMITS.contactMessageMin} characters required`}>
        {(slot) => <Textarea {...slot} {...form.register('message')} rows={7} />}
      </Field>
      <Button type="submit" size="lg" busy={isSubmitting} className="sm:justify-self-start">
        Send Message
      </Button>
    </form>
  );
}
