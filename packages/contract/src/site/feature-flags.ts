import { key, list } from '../scalars.ts';

/** The flags the product knows (CONFIG-1); the last five are ours. */
export const featureFlags = [
  'quick_deposit',
  'quick_deposit_test',
  'activity_tracking',
  'jackpots',
  'responsible_gambling',
  'sign_up_iframe_preloader',
  'sign_in_iframe_preloader',
  'rtl_view',
  'amb_progress_bar',
  'delta_compression',
  'force_test_providers',
  'bonuses',
  'customizer',
] as const;
export type FeatureFlag = (typeof featureFlags)[number];

/** The flags that are on. A name the product does not know is let through and has no effect. */
export const featureFlagsWire = list(key, 200);
