const SENTENCES: Record<string, string> = {
  NotAllowedError: 'Nothing was confirmed: the request was closed, took too long, or the key did not know you. Please try again.',
  InvalidStateError: 'This security key is set up already.',
  SecurityError: 'Security keys cannot be used at this address.',
};

/** Why a security key was not added or not accepted: what browsers say of it is written for developers. */
export const keyProblem = ({ name, message }: { name?: string; message: string }): string => SENTENCES[name ?? ''] ?? message;
