import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';

/** X.509 certificates (RFC 5280) made on the spot, so that no key lies in the repository. Node can sign but not issue. */

const tlv = (tag: number, ...parts: Uint8Array[]): Buffer => {
  const body = Buffer.concat(parts);
  const length = body.length < 128 ? [body.length] : body.length < 256 ? [0x81, body.length] : [0x82, body.length >> 8, body.length & 255];
  return Buffer.concat([Buffer.from([tag, ...length]), body]);
};
const sequence = (...parts: Uint8Array[]) => tlv(0x30, ...parts);
const oid = (...bytes: number[]) => tlv(0x06, Buffer.from(bytes));
const octets = (part: Uint8Array) => tlv(0x04, part);
const name = (commonName: string) => sequence(tlv(0x31, sequence(oid(0x55, 0x04, 0x03), tlv(0x0c, Buffer.from(commonName)))));
const time = (date: string) => tlv(0x18, Buffer.from(`${date.replaceAll('-', '')}000000Z`));
const ECDSA_SHA256 = sequence(oid(0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02));

export type Issued = { cert: string; key: string; subject: string; keyObject: KeyObject };
export type Wanted = { subject: string; issuer?: Issued; hosts?: string[]; from?: string; until?: string; authority?: boolean };

let serial = 1;

/** Without an issuer the certificate signs itself. Dates are YYYY-MM-DD. */
export const issue = ({ subject, issuer, hosts = [], from = '2000-01-01', until = '2199-12-31', authority = false }: Wanted): Issued => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const basic = sequence(
    oid(0x55, 0x1d, 0x13),
    tlv(0x01, Buffer.from([0xff])),
    octets(sequence(...(authority ? [tlv(0x01, Buffer.from([0xff]))] : []))),
  );
  const names = sequence(oid(0x55, 0x1d, 0x11), octets(sequence(...hosts.map((host) => tlv(0x82, Buffer.from(host))))));
  const content = sequence(
    tlv(0xa0, tlv(0x02, Buffer.from([2]))),
    tlv(0x02, Buffer.from([++serial])),
    ECDSA_SHA256,
    name(issuer?.subject ?? subject),
    sequence(time(from), time(until)),
    name(subject),
    publicKey.export({ type: 'spki', format: 'der' }),
    tlv(0xa3, sequence(basic, ...(hosts.length > 0 ? [names] : []))),
  );
  const signature = sign('sha256', content, issuer?.keyObject ?? privateKey);
  const der = sequence(content, ECDSA_SHA256, tlv(0x03, Buffer.from([0]), signature));
  const lines = der.toString('base64').replace(/.{64}/g, '$&\n');
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    subject,
    keyObject: privateKey,
  };
};
