import type { SpendType } from '@citelight/contracts';
import { type LotType, RESERVATION_HOURS, spendingOrder } from '../../src/modules/credits/credits.rules.ts';

/** The ledger of one account, in memory and said as simply as possible: what the database must agree with after every step. */

const HOUR = 3_600_000;
export type Refusal = 'credits.insufficient' | 'credits.idempotency_conflict';
export type Outcome = 'done' | Refusal;

type Lot = {
  id: string;
  type: LotType;
  granted: number;
  remaining: number;
  reserved: number;
  expired: number;
  revoked: number;
  indebted: number;
  endsAt: number | null;
  createdAt: number;
};
type Reservation = {
  amount: number;
  charged: number;
  open: boolean;
  expiresAt: number;
  held: { lot: Lot; amount: number }[];
  charges: Map<SpendType, { amount: number; from: { lot: Lot; amount: number }[]; refunded: boolean }>;
};

const free = (lot: Lot) => lot.remaining - lot.reserved;

export class Model {
  now: number;
  debt = 0;
  readonly lots = new Map<string, Lot>();
  readonly reservations = new Map<string, Reservation>();
  private readonly revocations = new Map<string, { wanted: number; applied: number }>();

  constructor(now: number) {
    this.now = now;
  }

  private ended = (lot: Lot) => lot.endsAt !== null && lot.endsAt <= this.now;
  available = () => [...this.lots.values()].filter((lot) => !this.ended(lot)).reduce((sum, lot) => sum + free(lot), 0);

  /** What time alone does. */
  private settle(): void {
    for (const reservation of this.reservations.values())
      if (reservation.open && reservation.expiresAt <= this.now) this.close(reservation);
    for (const lot of this.lots.values()) {
      if (!this.ended(lot)) continue;
      lot.expired += free(lot);
      lot.remaining = lot.reserved;
    }
  }

  private comeBack(lots: readonly Lot[]): void {
    for (const lot of lots) {
      const paid = Math.min(this.debt, free(lot));
      lot.remaining -= paid;
      this.debt -= paid;
    }
  }

  private extend(lot: Lot): void {
    if (this.ended(lot)) lot.endsAt = this.now + 24 * HOUR;
  }

  private close(reservation: Reservation): void {
    reservation.open = false;
    const held = reservation.held.filter(({ amount }) => amount > 0);
    for (const part of held) {
      part.lot.reserved -= part.amount;
      this.extend(part.lot);
      part.amount = 0;
    }
    this.comeBack(held.map(({ lot }) => lot));
  }

  private applyRevocation(ref: string): void {
    const [lot, revocation] = [this.lots.get(ref), this.revocations.get(ref)];
    if (!lot || !revocation) return;
    const target = Math.min(revocation.wanted, lot.granted);
    const due = Math.max(0, target - revocation.applied);
    const taken = Math.min(due, free(lot));
    const spent = lot.granted - lot.remaining - lot.expired - lot.revoked;
    const owed = Math.max(0, Math.min(due - taken, spent + lot.reserved - lot.indebted));
    lot.remaining -= taken;
    lot.revoked += taken;
    lot.indebted += owed;
    this.debt += owed;
    revocation.applied = Math.max(target, revocation.applied);
  }

  grant(ref: string, type: LotType, amount: number, expiresAt: number | null): Outcome {
    this.settle();
    const before = this.lots.get(ref);
    if (before) return before.type === type && before.granted === amount ? 'done' : 'credits.idempotency_conflict';
    const whole = { granted: amount, remaining: amount, reserved: 0, expired: 0, revoked: 0, indebted: 0 };
    const lot = { id: ref, type, ...whole, endsAt: expiresAt, createdAt: this.now };
    this.lots.set(ref, lot);
    this.applyRevocation(ref);
    this.comeBack([lot]);
    this.settle();
    return 'done';
  }

  reserve(report: string, amount: number): Outcome {
    this.settle();
    const before = this.reservations.get(report);
    if (before) return before.amount === amount ? 'done' : 'credits.idempotency_conflict';
    if (this.available() < amount) return 'credits.insufficient';
    const held: Reservation['held'] = [];
    let missing = amount;
    for (const lot of [...this.lots.values()].filter((candidate) => free(candidate) > 0).sort(spendingOrder)) {
      const part = Math.min(missing, free(lot));
      if (part === 0) break;
      lot.reserved += part;
      held.push({ lot, amount: part });
      missing -= part;
    }
    this.reservations.set(report, {
      amount,
      charged: 0,
      open: true,
      expiresAt: this.now + RESERVATION_HOURS * HOUR,
      held,
      charges: new Map(),
    });
    return 'done';
  }

  charge(report: string, type: SpendType, amount: number): Outcome {
    this.settle();
    const reservation = this.reservations.get(report);
    if (!reservation) return 'done';
    const before = reservation.charges.get(type);
    if (before) return before.amount === amount ? 'done' : 'credits.idempotency_conflict';
    if (!reservation.open || reservation.charged + amount > reservation.amount) return 'credits.idempotency_conflict';
    reservation.charged += amount;
    const from: Reservation['held'] = [];
    let missing = amount;
    for (const part of reservation.held) {
      const taken = Math.min(missing, part.amount);
      if (taken === 0) continue;
      part.amount -= taken;
      part.lot.reserved -= taken;
      part.lot.remaining -= taken;
      from.push({ lot: part.lot, amount: taken });
      missing -= taken;
    }
    reservation.charges.set(type, { amount, from, refunded: false });
    return 'done';
  }

  refund(report: string, type: SpendType): Outcome {
    this.settle();
    const charge = this.reservations.get(report)?.charges.get(type);
    if (!charge || charge.refunded) return 'done';
    charge.refunded = true;
    for (const { lot, amount } of charge.from) {
      lot.remaining += amount;
      this.extend(lot);
    }
    this.comeBack(charge.from.map(({ lot }) => lot));
    return 'done';
  }

  release(report: string): Outcome {
    this.settle();
    const reservation = this.reservations.get(report);
    if (reservation?.open) this.close(reservation);
    return 'done';
  }

  revoke(ref: string, amount: number): Outcome {
    this.settle();
    const before = this.revocations.get(ref) ?? { wanted: 0, applied: 0 };
    this.revocations.set(ref, { ...before, wanted: Math.max(before.wanted, amount) });
    this.applyRevocation(ref);
    return 'done';
  }

  sweep(): Outcome {
    this.settle();
    return 'done';
  }
}
