/**
 * Version of the rubric: raised whenever an audit, a weight, a gate or the arithmetic changes a score. The server judges the stored visits of recent reports
 * again under a new version, so that a trend does not mix two where that can be avoided.
 */
export const RUBRIC_VERSION = '2.24.0';
