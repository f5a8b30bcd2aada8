import { settingsOf, type ChannelOptions, type RealtimeOptions } from '../settings.ts';

/**
 * The configuration with which a Centrifugo 6 treats clients as this server does with the same options: channels,
 * permissions, tokens, limits and timing. Its address is up to the operator. With a Redis several nodes are one server: a client
 * of one recovers at another.
 */
export function centrifugoConfig(
  options: RealtimeOptions,
  apiKey: string,
  redisUrl: string | null = null,
): Readonly<Record<string, unknown>> {
  const { limits, timing, channels, tokenSecret, anonymousConnect } = settingsOf(options);
  return {
    client: {
      token: { hmac_secret_key: tokenSecret },
      allow_anonymous_connect_without_token: anonymousConnect,
      ping_interval: duration(timing.pingMs),
      pong_timeout: duration(timing.pongMs),
      stale_close_delay: duration(timing.staleMs),
      expired_close_delay: duration(timing.expiredGraceMs),
      expired_sub_close_delay: duration(timing.expiredGraceMs),
      channel_limit: limits.channelsPerConnectionMax,
      queue_max_size: limits.queueBytesMax,
      connection_limit: orZero(limits.connectionsMax),
      user_connection_limit: orZero(limits.connectionsPerUserMax),
      history_max_publication_limit: limits.historyPublicationsMax,
      recovery_max_publication_limit: limits.recoveryPublicationsMax,
    },
    http_api: { key: apiKey },
    ...(redisUrl === null ? {} : { engine: { type: 'redis', redis: { address: redisUrl } } }),
    websocket: { message_size_limit: limits.messageBytesMax },
    channel: {
      max_length: limits.channelNameBytesMax,
      history_meta_ttl: duration(timing.streamMetaMs),
      ...(channels.withoutNamespace === undefined
        ? {}
        : { without_namespace: channelConfig(channels.withoutNamespace) }),
      namespaces: Object.entries(channels.namespaces ?? {}).map(([name, channelOptions]) =>
        channelConfig(channelOptions, { name }),
      ),
    },
  };
}

/** The same for a Centrifugo 5, which has no sections: every option stands on its own. */
export function centrifugo5Config(
  options: RealtimeOptions,
  apiKey: string,
  redisUrl: string | null = null,
): Readonly<Record<string, unknown>> {
  const { limits, timing, channels, tokenSecret, anonymousConnect } = settingsOf(options);
  return {
    token_hmac_secret_key: tokenSecret,
    allow_anonymous_connect_without_token: anonymousConnect,
    ping_interval: duration(timing.pingMs),
    pong_timeout: duration(timing.pongMs),
    client_stale_close_delay: duration(timing.staleMs),
    client_expired_close_delay: duration(timing.expiredGraceMs),
    client_expired_sub_close_delay: duration(timing.expiredGraceMs),
    client_channel_limit: limits.channelsPerConnectionMax,
    client_queue_max_size: limits.queueBytesMax,
    client_connection_limit: orZero(limits.connectionsMax),
    client_user_connection_limit: orZero(limits.connectionsPerUserMax),
    client_history_max_publication_limit: limits.historyPublicationsMax,
    client_recovery_max_publication_limit: limits.recoveryPublicationsMax,
    api_key: apiKey,
    ...(redisUrl === null ? {} : { engine: 'redis', redis_address: redisUrl }),
    websocket_message_size_limit: limits.messageBytesMax,
    channel_max_length: limits.channelNameBytesMax,
    global_history_meta_ttl: duration(timing.streamMetaMs),
    ...(channels.withoutNamespace === undefined ? {} : channelConfig(channels.withoutNamespace)),
    namespaces: Object.entries(channels.namespaces ?? {}).map(([name, channelOptions]) =>
      channelConfig(channelOptions, { name }),
    ),
  };
}

function channelConfig(options: ChannelOptions, more: object = {}): Readonly<Record<string, unknown>> {
  const { history } = options;
  const anonymous = options.anonymous !== false;
  return {
    ...more,
    allow_subscribe_for_client: true,
    allow_subscribe_for_anonymous: anonymous,
    ...(history === undefined
      ? {}
      : {
          history_size: history.size,
          history_ttl: duration(history.ttlMs),
          allow_history_for_subscriber: true,
          allow_history_for_anonymous: anonymous,
          force_recovery: options.recovery !== 'on-request',
        }),
    ...(options.delta === true ? { delta_publish: true, allowed_delta_types: ['fossil'] } : {}),
    ...(options.presence === true ? { presence: true } : {}),
    ...(options.joinLeave === true ? { join_leave: true } : {}),
    // Presence and join/leave messages share one permission.
    ...(options.presence === true || options.joinLeave === true
      ? { allow_presence_for_subscriber: true, allow_presence_for_anonymous: anonymous }
      : {}),
    ...(options.clientPublish === true
      ? { allow_publish_for_subscriber: true, allow_publish_for_anonymous: anonymous }
      : {}),
  };
}

function duration(ms: number): string {
  return `${ms}ms`;
}

/** Centrifugo writes "no limit" as zero. */
function orZero(limit: number): number {
  return Number.isFinite(limit) ? limit : 0;
}
