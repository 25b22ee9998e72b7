import { analyzeWebsite } from '@citelight/contracts/api/functions';
import { call } from './api.ts';
import { ApiError, serverMessage } from './errors.ts';
import { notify } from './notify.ts';
import { queryClient } from './query-client.ts';

/**
 * Starts the free assessment of a website and says how it went. Never spends credits: once the free one is used, a run is confirmed on
 * the dashboard, where its price stands. Answers what happened, so that the caller knows where to go.
 */
export async function startFreeAnalysis(url: string, userId: string): Promise<'started' | 'free-used' | 'refused' | 'failed'> {
  try {
    const { replacedWebsite } = await call(analyzeWebsite, { body: { url, userId, freeOnly: true } });
    await queryClient.invalidateQueries();
    notify.success(
      'analysis',
      replacedWebsite ? 'Analysis started for your updated website!' : 'Analysis started! This is now your tracked website.',
    );
    return 'started';
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) {
      notify.error('analysis', 'Failed to start analysis. You can try again from the dashboard.');
      return 'failed';
    }
    notify.error('analysis', serverMessage(error, 'Failed to analyze website'));
    return error.code === 'analysis.free_used' ? 'free-used' : 'refused';
  }
}
