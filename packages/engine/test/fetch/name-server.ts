import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { isIPv4 } from 'node:net';

/** What a name server does about one name: addresses and aliases to answer, a response code (RFC 1035: 2 SERVFAIL, 3 NXDOMAIN), or silence. */
export type Zone = Record<
  string,
  { addresses?: string[]; alias?: string; code?: number; silentAbout?: ('A' | 'AAAA' | 'PTR')[]; pointers?: string[] }
>;

const labels = (name: string) =>
  Buffer.concat([...name.split('.').map((part) => Buffer.concat([Buffer.from([part.length]), Buffer.from(part)])), Buffer.of(0)]);

const binary = (address: string): Buffer => {
  if (isIPv4(address)) return Buffer.from(address.split('.').map(Number));
  const [left = '', right] = address.split('::');
  const groups = (text: string) => (text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16)));
  const [head, tail] = [groups(left), groups(right ?? '')];
  const all = [...head, ...Array<number>(8 - head.length - tail.length).fill(0), ...tail];
  return Buffer.from(all.flatMap((group) => [group >> 8, group & 255]));
};

const record = (owner: string, type: number, data: Buffer): Buffer => {
  const fixed = Buffer.alloc(10);
  fixed.writeUInt16BE(type, 0);
  fixed.writeUInt16BE(1, 2);
  fixed.writeUInt16BE(data.length, 8);
  return Buffer.concat([labels(owner), fixed, data]);
};

/** An authoritative name server on loopback, over UDP. */
export const serveNames = async (zone: Zone) => {
  const socket = createSocket('udp4');
  const asked: string[] = [];
  socket.on('message', (query, from) => {
    const parts: string[] = [];
    let at = 12;
    for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
      parts.push(query.subarray(at + 1, at + 1 + length).toString());
      at += length + 1;
    }
    const name = parts.join('.').toLowerCase();
    const question = query.subarray(12, at + 5);
    const type = query.readUInt16BE(at + 1);
    const kind = type === 28 ? 'AAAA' : type === 12 ? 'PTR' : 'A';
    asked.push(`${kind} ${name}`);
    const entry = zone[name];
    if (entry?.silentAbout?.includes(kind)) return;
    const owner = entry?.alias ?? name;
    const addresses = kind === 'PTR' ? [] : (zone[owner]?.addresses ?? []).filter((address) => isIPv4(address) === (kind === 'A'));
    const answers = [
      ...(entry?.alias ? [record(name, 5, labels(entry.alias))] : []),
      ...addresses.map((address) => record(owner, type, binary(address))),
      ...(kind === 'PTR' ? (entry?.pointers ?? []) : []).map((to) => record(name, 12, labels(to))),
    ];
    const header = Buffer.alloc(12);
    query.copy(header, 0, 0, 2);
    header.writeUInt16BE(0x8580 | (entry === undefined ? 3 : (entry.code ?? 0)), 2);
    header.writeUInt16BE(1, 4);
    header.writeUInt16BE(answers.length, 6);
    socket.send(Buffer.concat([header, question, ...answers]), from.port, from.address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return { address: `127.0.0.1:${socket.address().port}`, asked, close: () => socket.close() };
};
