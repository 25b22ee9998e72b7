/**
 * Version of the rubric: raised whenever an audit, a weight, a gate or the arithmetic changes a score. Saved artifacts are judged again under a new version,
 * so that a trend never mixes two.
 */
export const RUBRIC_VERSION = '2.20.0';
