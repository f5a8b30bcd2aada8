import { Fragment, type ReactNode } from 'react';
import type { EntryContext, LinkDescriptor } from 'react-router';
import styleSheets from 'virtual:style-sheets';

import { deferBelowFold } from './defer-below-fold.server.ts';
import type { FirstPaint } from './first-paint.ts';
import { handoffScript, lateScript } from './late-scripts.server.ts';
import { linksOf } from './links-of.server.ts';

/**
 * Renders one page for an early first contentful paint. On a slow phone hydration takes longer than painting, so painting
 * goes first. `README.md` beside this file explains each step.
 */
export function createFirstPaint(context: EntryContext, nonce: string): FirstPaint {
  const preloads: string[] = [];
  return {
    Links: () => linksOf(context).map((link) => <InlineLink key={JSON.stringify(link)} link={link} nonce={nonce} />),
    Scripts() {
      // The router streams a page's data only when it knows that there are scripts to read it.
      if (context.renderMeta) context.renderMeta.didRenderScripts = true;
      const routeIds = context.staticHandlerContext.matches.map(({ route }) => route.id);
      const script = lateScript(context.manifest, routeIds, preloads);
      return (
        <>
          <script nonce={nonce} dangerouslySetInnerHTML={{ __html: handoffScript(context) }} />
          <script nonce={nonce} type="module" async dangerouslySetInnerHTML={{ __html: script }} />
        </>
      );
    },
    Preload({ href }) {
      preloads.push(href);
      return null;
    },
    cardMarks: deferBelowFold(),
  };
}

/**
 * A style sheet is inlined, which saves a round trip before the first paint. Its link stays, disabled, because the router and
 * lazy chunks look for it.
 */
function InlineLink({ link, nonce }: { readonly link: LinkDescriptor; readonly nonce: string }): ReactNode {
  if ('page' in link) throw new Error('links of the first paint prefetch no pages');
  const { href = '', rel } = link;
  // The build marks a style sheet that several chunks share with an empty fragment.
  const styles = rel === 'stylesheet' ? styleSheets[href.replace('#', '')] : undefined;
  if (styles === undefined) return <link nonce={nonce} {...link} />;
  return (
    <Fragment>
      <style nonce={nonce} dangerouslySetInnerHTML={{ __html: styles }} />
      <link disabled nonce={nonce} {...link} />
    </Fragment>
  );
}
