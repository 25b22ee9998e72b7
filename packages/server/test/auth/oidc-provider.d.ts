/** What these tests use of oidc-provider, which ships no types. */
declare module 'oidc-provider' {
  import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

  type Grant = { addOIDCScope(scope: string): void; save(): Promise<string> };
  type ProviderContext = {
    oidc: {
      provider: { Grant: new (of: { clientId: string; accountId: string }) => Grant };
      client?: { clientId: string };
      session?: { accountId?: string };
    };
  };
  type Settings = {
    interactions: { url(ctx: ProviderContext, interaction: { uid: string }): string };
    findAccount(ctx: ProviderContext, id: string): { accountId: string; claims(): Record<string, unknown> };
    loadExistingGrant(ctx: ProviderContext): Promise<Grant>;
  } & Record<string, unknown>;

  export class Provider {
    constructor(issuer: string, settings: Settings);
    callback(): RequestListener;
    interactionDetails(request: IncomingMessage, response: ServerResponse): Promise<{ params: Record<string, unknown> }>;
    interactionFinished(request: IncomingMessage, response: ServerResponse, result: object): Promise<void>;
  }
}
