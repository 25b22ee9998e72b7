import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { CompetitorForm, CompetitorUrl, ContactForm, ForgotPasswordForm, FullName, ShareForm, SignInForm, WebsiteUrl } from './fields.ts';
import { NewPasswordForm } from './password-forms.ts';

const problem = (schema: z.ZodType, value: unknown): string | undefined => schema.safeParse(value).error?.issues[0]?.message;

describe('L3 the landing URL', () => {
  it.each([
    ['example.com', 'https://example.com/'],
    ['  example.com/a?b=c ', 'https://example.com/a?b=c'],
    ['http://example.com', 'http://example.com/'],
    ['HTTPS://EXAMPLE.com/Path', 'https://example.com/Path'],
    ['example.com:8080/x', 'https://example.com:8080/x'],
    ['localhost:9001', 'https://localhost:9001/'],
    ['münchen.de', 'https://xn--mnchen-3ya.de/'],
    ['//example.com', 'https://example.com/'],
    ['example.com//a', 'https://example.com//a'],
    ['example.com/?u=https://other.example:80/', 'https://example.com/?u=https://other.example:80/'],
    ['https://example.com/a:80', 'https://example.com/a:80'],
  ])('L3 %s becomes %s', (typed, url) => expect(WebsiteUrl.parse(typed)).toBe(url));

  it.each(['', '   ', 'not a url', 'https://', 'http://exa mple.com', 'word', '-', 'https://?q', 'ht!tp://x'])(
    'L3 %j is not valid',
    (typed) => expect(problem(WebsiteUrl, typed)).toBe('Please enter a valid URL'),
  );
  it.each([
    'https://example.com/\n',
    '\texample.com',
    'exa\rmple.com',
    'https://example.com/a\tb',
    'https://example.com/\u0000',
    'https:\\\\example.com',
    'example.com\\@other.example',
    'https://example.com/a\\b',
    'https:example.com',
    'https:/example.com',
    'https:///example.com',
    'http://@example.com',
    'http://:@example.com',
    'http://ann@example.com',
  ])('L3 SSRF-11 %j is refused before anything mends it, for a website and a competitor', (typed) => {
    expect(problem(WebsiteUrl, typed)).toBe('Please enter a valid URL');
    expect(problem(CompetitorUrl, typed)).toBe('Please enter a valid URL');
  });
  it.each(['ftp://example.com', 'javascript:alert(1)', 'mailto:a@b.c', 'file:///etc/passwd', 'data:text/html,x'])(
    'L3 %s has another scheme',
    (typed) => expect(problem(WebsiteUrl, typed)).toBe('URL must start with http:// or https://'),
  );
  it('L3 a URL must stay under 2048 characters, its added scheme included', () => {
    const url = (length: number) => `https://example.com/${'a'.repeat(length - 20)}`;
    expect(problem(WebsiteUrl, url(2047))).toBeUndefined();
    expect(problem(WebsiteUrl, url(2048))).toBe('URL must be less than 2048 characters');
  });
});

describe('account fields', () => {
  const account = { email: 'ann@example.com', password: 'secret' };
  it('A2 names what is wrong with e-mail and password', () => {
    expect(problem(SignInForm, account)).toBeUndefined();
    expect(problem(SignInForm, { ...account, email: 'ann' })).toBe('Invalid email address');
    expect(problem(SignInForm, { ...account, password: '12345' })).toBe('Password must be at least 6 characters');
  });
  it('F1 F4 names what is wrong when a password is forgotten or reset', () => {
    expect(problem(ForgotPasswordForm, { email: '' })).toBe('Invalid email address');
    expect(problem(NewPasswordForm, { password: 'short', confirm: 'short' })).toBe('Password must be at least 6 characters');
    expect(problem(NewPasswordForm, { password: 'longer1', confirm: 'longer2' })).toBe('Passwords do not match');
    expect(problem(NewPasswordForm, { password: 'longer1', confirm: 'longer1' })).toBeUndefined();
    expect(problem(NewPasswordForm, { current: '', password: 'longer1', confirm: 'longer1' })).toBe('Required');
    expect(problem(NewPasswordForm, { current: 'x', password: 'longer1', confirm: 'longer2' })).toBe('Passwords do not match');
  });
  it('S1 a full name is trimmed, and an empty one is null', () => {
    expect(FullName.parse('  Ann Lee ')).toBe('Ann Lee');
    expect(FullName.parse('   ')).toBeNull();
  });
});

describe('C2 a competitor', () => {
  const competitor = { competitor_name: 'Acme', competitor_url: 'https://acme.example/' };
  it('C2 needs a name of 1 to 200 characters and a URL of at most 500', () => {
    expect(problem(CompetitorForm, competitor)).toBeUndefined();
    expect(problem(CompetitorForm, { ...competitor, competitor_name: '  ' })).toBe('Competitor name must be between 1 and 200 characters');
    expect(problem(CompetitorForm, { ...competitor, competitor_name: 'a'.repeat(201) })).toBe(
      'Competitor name must be between 1 and 200 characters',
    );
    expect(problem(CompetitorForm, { ...competitor, competitor_url: `https://acme.example/${'a'.repeat(480)}` })).toBe('URL is too long');
    expect(problem(CompetitorForm, { ...competitor, competitor_url: 'ftp://acme.example' })).toBe(
      'URL must start with http:// or https://',
    );
    expect(problem(CompetitorUrl, '')).toBe('Please enter a valid URL');
  });
});

describe('R10 sharing', () => {
  it('R10 names what is wrong with recipient and message', () => {
    expect(problem(ShareForm, { recipientEmail: 'a@example.com', personalMessage: 'a'.repeat(500) })).toBeUndefined();
    expect(problem(ShareForm, { recipientEmail: 'nobody' })).toBe('Please enter a valid email address');
    expect(problem(ShareForm, { recipientEmail: `${'a'.repeat(250)}@example.com` })).toBe('Email is too long');
    expect(problem(ShareForm, { recipientEmail: 'a@example.com', personalMessage: 'a'.repeat(501) })).toBe(
      'Personal message must be 500 characters or less',
    );
    expect(problem(ShareForm, { recipientEmail: 'a@example.com', recipientName: 'a'.repeat(101) })).toBeDefined();
  });
});

describe('T1 contact', () => {
  const message = { name: ' Ann ', email: ' ann@example.com ', message: 'Hello, how are you?' };
  it('T1 trims name and e-mail', () => expect(ContactForm.parse(message)).toMatchObject({ name: 'Ann', email: 'ann@example.com' }));
  it.each([
    [{ name: '  ' }, 'Name is required'],
    [{ name: 'a'.repeat(101) }, 'Name must be less than 100 characters'],
    [{ email: 'ann' }, 'Invalid email address'],
    [{ email: `${'a'.repeat(250)}@example.com` }, 'Email must be less than 255 characters'],
    [{ subject: 'a'.repeat(201) }, 'Subject must be less than 200 characters'],
    [{ message: 'too short' }, 'Message must be at least 10 characters'],
    [{ message: 'a'.repeat(2001) }, 'Message must be less than 2000 characters'],
  ])('T1 %j → %s', (change, text) => expect(problem(ContactForm, { ...message, ...change })).toBe(text));
});
