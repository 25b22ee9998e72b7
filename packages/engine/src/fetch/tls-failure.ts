import { CodedError } from '@citelight/contracts';

const BECAUSE: Record<string, string> = {
  CERT_HAS_EXPIRED: 'the certificate of the site has expired.',
  CERT_NOT_YET_VALID: 'the certificate of the site is not valid yet.',
  CERT_REVOKED: 'the certificate of the site was revoked.',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'the certificate of the site is self-signed.',
  SELF_SIGNED_CERT_IN_CHAIN: 'the certificate of the site was issued by an authority that nobody vouches for.',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'the site sends an incomplete certificate chain.',
  UNABLE_TO_GET_ISSUER_CERT: 'the site sends an incomplete certificate chain.',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'the certificate of the site was issued by an unknown authority, or its chain is incomplete.',
  CERT_UNTRUSTED: 'the certificate of the site was issued by an authority that is not trusted.',
  CERT_SIGNATURE_FAILURE: 'the signature of the certificate is wrong.',
  ERR_TLS_CERT_ALTNAME_INVALID: 'the certificate was issued for another host name.',
  EE_KEY_TOO_SMALL: 'the key of the certificate is too weak.',
  CA_MD_TOO_WEAK: 'the certificate is signed with an outdated algorithm.',
  ERR_SSL_WRONG_VERSION_NUMBER: 'the port does not speak TLS.',
  ERR_SSL_PACKET_LENGTH_TOO_LONG: 'the port does not speak TLS.',
  ERR_SSL_UNSUPPORTED_PROTOCOL: 'the site offers only outdated versions of TLS.',
  ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION: 'the site offers only versions of TLS that we do not speak.',
  ERR_SSL_TLSV1_UNRECOGNIZED_NAME: 'the server knows no site of this name.',
  ERR_SSL_TLSV1_ALERT_NO_APPLICATION_PROTOCOL: 'the server does not offer HTTP/1.1.',
  ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED: 'the site asks every visitor for a certificate.',
  'ERR_SSL_SSL/TLS_ALERT_HANDSHAKE_FAILURE': 'the server found no encryption in common with us.',
  ERR_SSL_SSLV3_ALERT_HANDSHAKE_FAILURE: 'the server found no encryption in common with us.',
  ERR_SSL_DH_KEY_TOO_SMALL: 'the key exchange of the site is too weak.',
  ECONNRESET: 'the server closed the connection while it was being set up.',
  EPIPE: 'the server closed the connection while it was being set up.',
};

/** TLS 1.3 lets a server refuse after the handshake, while the answer is awaited. */
export const isTlsError = (code: string): boolean => /^ERR_(?:SSL|TLS)_/.test(code);

/** fetch.tls with a sentence that names the cause; OpenSSL's own code is kept in `cause`. */
export const tlsFailure = (error: Error): CodedError => {
  const code = 'code' in error ? String(error.code) : '';
  const because = BECAUSE[code] ?? `the TLS handshake failed${code === '' ? '' : ` (${code})`}.`;
  return new CodedError('fetch.tls', `A secure connection could not be made: ${because}`, { cause: error });
};
