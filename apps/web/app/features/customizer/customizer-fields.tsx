import { densities, fontFamilyWire, radiusMax, type Brand } from '@slipstream/contract/site/brand/brand';
import type { CustomizerWords } from '@slipstream/locales/customizer-words';
import { useState } from 'react';
import { useTranslations } from 'use-intl';

import { themeChoices } from '../../site/theme-choice.ts';
import { Field } from '../../ui/field/field.tsx';
import { Segment } from '../../ui/segment/segment.tsx';
import { Switch } from '../../ui/switch/switch.tsx';
import { ColourField } from './colour-field.tsx';
import { ContrastFigures } from './contrast-figures.tsx';
import styles from './customizer.module.css';
import { firstBrand, type SiteDraft } from './site-draft.ts';

interface CustomizerFieldsProps {
  readonly draft: SiteDraft;
  readonly words: CustomizerWords;
  readonly onChange: (draft: SiteDraft) => void;
}

/** Everything of a site that can be tried. */
export function CustomizerFields({ draft, words, onChange }: CustomizerFieldsProps) {
  const t = useTranslations('settings');
  const brand = draft.brand ?? firstBrand;
  const change = (part: Partial<SiteDraft>) => onChange({ ...draft, ...part });
  const changeBrand = (part: Partial<Brand>) => change({ brand: { ...brand, ...part } });
  const colour = (name: 'primary' | 'secondary') => (
    <ColourField
      label={words[name]}
      hint={words.colourHint}
      value={brand[name]}
      onChange={(value) => changeBrand({ [name]: value })}
    />
  );
  return (
    <>
      {colour('primary')}
      {colour('secondary')}
      <ContrastFigures brand={brand} words={words} />
      <label className={styles.range}>
        <span>{words.radius}</span>
        <input
          type="range"
          min={0}
          max={radiusMax}
          value={brand.radius}
          onChange={(event) => changeBrand({ radius: Number(event.target.value) })}
        />
        <output>{brand.radius}</output>
      </label>
      <Segment
        label={words.density}
        options={densities.map((value) => ({ value, text: t(`densities.${value}`) }))}
        value={brand.density}
        onChange={(density) => changeBrand({ density })}
      />
      <FontField words={words} font={brand.font} onChange={(font) => changeBrand({ font })} />
      <Field
        label={words.name}
        value={draft.name}
        maxLength={100}
        onChange={(event) => event.target.value !== '' && change({ name: event.target.value })}
      />
      <Field
        label={words.logo}
        hint={words.logoHint}
        value={draft.logo?.night ?? ''}
        onChange={(event) => change({ logo: logoOf(event.target.value.trim()) })}
      />
      <Segment
        label={words.theme}
        options={themeChoices.map((value) => ({ value, text: t(`themes.${value}`) }))}
        value={draft.defaultTheme}
        onChange={(defaultTheme) => change({ defaultTheme })}
      />
      <Switch
        label={words.myBets}
        isOn={draft.isMyBetsVisible}
        onChange={(isMyBetsVisible) => change({ isMyBetsVisible })}
      />
      <Switch
        label={words.signUp}
        isOn={draft.isSignUpAllowed}
        onChange={(isSignUpAllowed) => change({ isSignUpAllowed })}
      />
    </>
  );
}

interface FontFieldProps {
  readonly words: CustomizerWords;
  readonly font: Brand['font'];
  readonly onChange: (font: Brand['font']) => void;
}

/** A family by name; empty is the product's own. A file is named in the configuration. */
function FontField({ words, font, onChange }: FontFieldProps) {
  const [text, setText] = useState(font?.family ?? '');
  const isFont = text === '' || fontFamilyWire.safeParse(text).success;

  function change(next: string) {
    setText(next);
    if (next === '') onChange(null);
    else if (fontFamilyWire.safeParse(next).success) onChange({ family: next, file: null });
  }

  return (
    <Field
      label={words.font}
      value={text}
      onChange={(event) => change(event.target.value)}
      {...(isFont ? { hint: words.fontHint } : { error: words.fontHint })}
    />
  );
}

/** One picture for both themes; the file of the configuration may have one for each. */
function logoOf(address: string): SiteDraft['logo'] {
  return address === '' ? null : { night: address, day: address, mobile: null };
}
