import type { Region } from './page.ts';

/**
 * Where something stands before the main content is known: in a landmark for certain, in one that only a class name suggests, or in the open flow.
 */
export type Place = { region: Region; by: 'element' | 'hint' } | 'flow';

/** A container as the stretch of blocks inside it: [from, to). */
export type Stretch = { from: number; to: number };

/** Facts with their place and their position among the blocks, so that the region can be settled after the walk. */
export class RegionList<T extends { region: Region }> {
  readonly items: T[] = [];
  readonly places: Place[] = [];
  readonly at: number[] = [];
  private readonly most: number;
  full = false;

  constructor(most: number) {
    this.most = most;
  }

  add(item: T, place: Place, at: number): boolean {
    if (this.items.length >= this.most) {
      this.full = true;
      return false;
    }
    this.items.push(item);
    this.places.push(place);
    this.at.push(at);
    return true;
  }

  /** Takes out what a test, which is given its position among the blocks, says. */
  drop(isOut: (item: T, at: number) => boolean): void {
    for (let i = this.items.length - 1; i >= 0; i -= 1) {
      const item = this.items[i];
      if (item && isOut(item, this.at[i] ?? 0)) for (const list of [this.items, this.places, this.at]) list.splice(i, 1);
    }
  }

  /** What was added since `mark` (a length of `items`) behind the last block, now that its element ends at block `next`: it stands with that last block. */
  closeAt(next: number, mark: number): void {
    for (let i = this.items.length - 1; i >= mark && this.at[i] === next; i -= 1) this.at[i] = next - 1;
  }

  settle(regionOf: (place: Place, at: number) => Region): void {
    this.items.forEach((item, i) => {
      item.region = regionOf(this.places[i] ?? 'flow', this.at[i] ?? 0);
    });
  }
}
