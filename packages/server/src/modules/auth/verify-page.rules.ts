import { html } from 'hono/html';

/** What a mail link opens for clients without a code challenge: a page that posts the token by itself, or by its button where scripts are off. */
export const verifyPage = ({ token, type, redirectTo }: { token: string; type: string; redirectTo: string }) => html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>One moment</title></head>
<body><form method="post" action="verify"><input type="hidden" name="token" value="${token}"><input type="hidden" name="type" value="${type}"><input type="hidden" name="redirect_to" value="${redirectTo}">
<p>One moment, please.</p><button>Continue</button></form><script src="verify.js"></script></body></html>
`;

export const VERIFY_SCRIPT = 'document.forms[0].submit();\n';
